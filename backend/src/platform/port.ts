declare const PROVIDED: unique symbol;

/** An injection token with the type of what is injected for it. */
export type Port<Provided> = symbol & { readonly [PROVIDED]?: Provided };

/** `export const CLOCK = port<Clock>('Clock');` */
export const port = <Provided>(name: string): Port<Provided> => Symbol(name) as Port<Provided>;
