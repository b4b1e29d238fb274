/** The fields of a file that its type has not, such as misspelt ones. */
type Unknown<File, Words> = {
  [Section in keyof File]-?: Section extends keyof Words
    ? Exclude<keyof File[Section], keyof NonNullable<Words[Section]>>
    : Section;
}[keyof File];

/**
 * Takes files of words as what they are to be. The compiler refuses one that lacks a field, and names one that the type
 * has not: imported data is otherwise allowed more fields, and one that may be absent would be misspelt unnoticed.
 */
export const exactFile =
  <Words>() =>
  <File extends Words>(file: [Unknown<File, Words>] extends [never] ? File : Unknown<File, Words>): Words =>
    file as File;
