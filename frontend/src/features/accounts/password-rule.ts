const shortest = 10;
const longest = 128;

export const passwordHint = `At least ${shortest} characters.`;

/** What is wrong with a new password, or true. */
export const newPasswordRule = (password: string): true | string => {
  if (password.length < shortest) return `Use at least ${shortest} characters.`;
  if (password.length > longest) return `Use at most ${longest} characters.`;
  return true;
};
