"""How long other tables wait while strangers send as many requests as the limits allow."""
