#include "cli/verb.h"

int main(int argc, char** argv) { return saloon::cli::run_program(argc, argv); }
