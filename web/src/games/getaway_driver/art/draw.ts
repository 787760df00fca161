/** The shapes that all games draw with. */
export * from '$shared/art/draw';
