/** Of everybody whom a test registers. */
export const PASSWORD = 'a desk by the window';

/** The administrator with whom a product is started. */
export const ROOT = { username: 'root@example.org', password: PASSWORD };
