"""Bots as one would not wish them: nasty.py KIND [FILE]. Each misbehaves in one way; the match must go on."""

import os
import signal
import subprocess
import sys
import time

kind = sys.argv[1]
out = sys.stdout.buffer


def say(text):
    out.write(text if isinstance(text, bytes) else (text + "\n").encode())
    out.flush()


def forever():
    while True:
        time.sleep(60)


def crash_at_once():
    sys.exit("no such luck")


def never_ready():
    forever()


def hang(number):
    forever()


def hang_once(number):
    marker = sys.argv[2]
    if not os.path.exists(marker):
        open(marker, "w").close()
        forever()
    say(f"answer {number} 0")


def answer_when_stopped(number):
    for line in sys.stdin:
        if line.startswith("stop "):
            return say(f"answer {number} 0")


def crash_in_the_middle(number):
    if number == 2:
        raise ValueError("the second question is too hard")
    say(f"answer {number} 0")


def leave_after_answer(number):
    say(f"answer {number} 0")
    sys.exit(0)


def leave_a_child(number):
    """It ends, but somebody it started goes on and holds its standard output."""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    with open(sys.argv[2], "a") as file:
        file.write(f"{child.pid}\n")
    os._exit(4)


def interrupt_the_program(number):
    with open(sys.argv[2], "a") as file:
        file.write(f"{os.getpid()}\n")
    os.kill(os.getppid(), signal.SIGINT)
    forever()


def close_stdout(number):
    os.close(1)
    forever()


def close_stdin(number):
    os.close(0)
    forever()


def flood_stdout(number):
    while True:
        say("info I have a lot to say, and I say it all at once\n" * 1000)


def flood_one_line(number):
    while True:
        say(b"howdy " * 1000)


def flood_stderr(number):
    while True:
        os.write(2, b"I complain about everything and everybody here\n" * 1000)


def half_lines(number):
    """Nothing is wrong with that: it is a line in the end."""
    for piece in ("ans", "wer ", str(number), " 0"):
        out.write(piece.encode())
        out.flush()
        time.sleep(0.001)
    say("")


def half_line_and_hang(number):
    out.write(f"answer {number} 0".encode())
    out.flush()
    forever()


def binary(number):
    say(bytes(range(256)) * 20 + b"\n")
    say(f"answer {number} ".encode() + bytes(range(128, 256)) + b"\x1b[2J\x00\n")


def chatter(number):
    """Lines that mean nothing are ignored; so is an answer without a request."""
    say(b"\xff\xfe\x00\n\n\r\n")
    say("Howdy, partner!")
    say("bestmove e2e4")
    say(f"  answer   {number}   0  \r")


def illegal(number):
    say(f'answer {number} {{"do": "win", "at": "once"}}')


def no_such_place(number):
    say(f"answer {number} 100000")


def pass_always(number):
    say(f"answer {number} pass")


def no_number(number):
    say("answer me")


def broken_json(number):
    say(f'answer {number} {{"do": "dr')


def deep_json(number):
    say(f'answer {number} {{"do":' + "[" * 20000)


def stale(number):
    say(f"answer {number - 1} 0")
    say(f"answer {number + 1000} 0")
    say(f"answer {number} 0")
    say(f"answer {number} 0")


if kind in ("crash_at_once", "never_ready"):
    globals()[kind]()
for line in sys.stdin:
    word, _, rest = line.partition(" ")
    if word.strip() == "saloon":
        say("id name " + kind)
        say("ready")
    elif word == "ask":
        globals()[kind](int(rest.split()[0]))
    elif word.strip() == "quit":
        break
