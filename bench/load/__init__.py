"""Latency, CPU time, memory and open files of a server with many tables at a human pace.

Each table has two people, two bots of the level medium (`thumb`) and two spectators. A person answers after 2 to 6 s, a
bot after 1 s. People chat and reload their pages now and then, and a rematch follows every game. All four games are
played. With --soak fewer tables play for an hour.

boardgame.io's server gets as many tables of four people, one of whom moves every 2 to 6 s. It has no bots, and nobody
chats or reloads there.

Exit code 1 means that there were errors or that a target is missed.
"""
