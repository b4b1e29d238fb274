/** A setting is well-formed and cannot be used here; the message names it, what is wrong, and what would do. */
export class SettingRefused extends Error {}
