"""HTTP and websockets: identity, limits and the pages; a thin shell over tables."""
