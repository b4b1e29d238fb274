/** The application's time: the machine's, shifted where a rehearsal asks for it. The only source of time in the product. */
export interface Clock {
  now(): Date;
}
