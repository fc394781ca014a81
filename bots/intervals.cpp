#include "bots/intervals.h"

#include <cmath>

namespace saloon::bots {
namespace {

constexpr double kZ = 1.959963984540054;

/// Student's quantile for 95 %, by the first terms of its expansion: right to 1 % from five degrees of freedom on.
double student(double freedom) {
  constexpr double z3 = kZ * kZ * kZ;
  constexpr double z5 = z3 * kZ * kZ;
  return kZ + (z3 + kZ) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * kZ) / (96 * freedom * freedom);
}

}  // namespace

Interval wilson(double won, double games) {
  if (games <= 0) return {0, 1};
  const double share = won / games;
  const double shrink = 1 + kZ * kZ / games;
  const double middle = share + kZ * kZ / (2 * games);
  const double half = kZ * std::sqrt(share * (1 - share) / games + kZ * kZ / (4 * games * games));
  return {std::fmax(0, (middle - half) / shrink), std::fmin(1, (middle + half) / shrink)};
}

Mean mean_of(std::span<const double> values) {
  const double n = double(values.size());
  double sum = 0;
  for (const double v : values) sum += v;
  const double mean = n > 0 ? sum / n : 0;
  if (n < 2) return {mean, {mean, mean}};
  double squares = 0;
  for (const double v : values) squares += (v - mean) * (v - mean);
  const double half = student(n - 1) * std::sqrt(squares / (n - 1) / n);
  return {mean, {mean - half, mean + half}};
}

}  // namespace saloon::bots
