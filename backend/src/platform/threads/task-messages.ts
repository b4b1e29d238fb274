export interface ToTask<Input> {
  readonly input: Input;
}

export type FromTask<Output> =
  { readonly kind: 'done'; readonly output: Output } | { readonly kind: 'failed'; readonly message: string };
