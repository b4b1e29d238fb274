// Prints, as JSON, the lines of stdin that `no-restricted-syntax` refuses in the file given as argument.
import { ESLint, Linter } from 'eslint';
import { text } from 'node:stream/consumers';

const [file] = process.argv.slice(2);
const { rules, languageOptions } = await new ESLint().calculateConfigForFile(file);
const rule = 'no-restricted-syntax';
const config = {
  files: ['**'],
  // Without type information, which this rule does not need.
  languageOptions: { parser: languageOptions.parser },
  rules: { [rule]: rules[rule] },
};
const messages = new Linter().verify(await text(process.stdin), [config], file);
console.log(JSON.stringify(messages.map(({ line }) => line)));
