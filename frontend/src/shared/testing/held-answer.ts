/** An answer that the server gives only when the test says so. */
export const heldAnswer = <Answer>(answer: Answer) => {
  let give = (): void => undefined;
  const given = new Promise<Answer>((resolve) => (give = () => resolve(answer)));
  return { given, give: () => give() };
};
