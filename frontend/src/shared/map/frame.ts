/** The size of the drawing of the world, which gives every map its proportions. */
export const WIDTH = 960;
export const HEIGHT = 468;
