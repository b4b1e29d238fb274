/** The application's time: the system time plus an offset for rehearsals. The only source of time in the product. */
export interface Clock {
  now(): Date;
}
