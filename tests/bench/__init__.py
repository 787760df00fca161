"""Tests of the benchmarks: what they measure, judge and print."""
