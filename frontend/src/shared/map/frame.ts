/** Size of the world map, from which every map takes its aspect ratio. */
export const WORLD_WIDTH = 960;
export const WORLD_HEIGHT = 468;
