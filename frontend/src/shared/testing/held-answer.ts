/** A response that the server sends only when the test releases it. */
export const heldAnswer = <Answer>(answer: Answer) => {
  let give = (): void => undefined;
  const response = new Promise<Answer>((resolve) => (give = () => resolve(answer)));
  return { given: response, give: () => give() };
};
