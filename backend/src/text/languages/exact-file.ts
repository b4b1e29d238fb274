/** The fields of a file that its type lacks, such as misspelt ones. */
type Unknown<File, Words> = {
  [Section in keyof File]-?: Section extends keyof Words
    ? Exclude<keyof File[Section], keyof NonNullable<Words[Section]>>
    : Section;
}[keyof File];

/**
 * Checks word files against their type. The compiler rejects a missing field and names an unknown one. Otherwise
 * imported data could have additional fields, and a misspelt optional field would go unnoticed.
 */
export const exactFile =
  <Words>() =>
  <File extends Words>(file: [Unknown<File, Words>] extends [never] ? File : Unknown<File, Words>): Words =>
    file as File;
