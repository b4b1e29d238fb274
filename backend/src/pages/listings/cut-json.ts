/** Closing bracket of each opening one. */
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** An object in JSON that breaks off, ended after the last whole element of a list in it. */
export const endedJson = (text: string): string => {
  const open: string[] = [];
  let inString = false;
  let end = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (inString) {
      if (character === '\\') index += 1;
      else inString = character !== '"';
      continue;
    }
    const closing = CLOSING[character];
    if (character === '"') inString = true;
    else if (closing !== undefined) open.push(closing);
    else if (character === '}' || character === ']') open.pop();
    else continue;
    // A list that has just begun, or one in which an element has just ended.
    if (!inString && open.length === 2 && open[1] === ']') end = index + 1;
  }
  return end === 0 ? text : `${text.slice(0, end)}]}`;
};
