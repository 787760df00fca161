"""The lab plays many games between bots: simulations, tournaments and balance reports."""
