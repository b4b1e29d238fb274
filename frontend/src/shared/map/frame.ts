/** The size of the drawing of the world, which gives every map its proportions. */
export const WORLD_WIDTH = 960;
export const WORLD_HEIGHT = 468;
