/** A valid setting that cannot be used here; the message says which, why, and what to do. */
export class SettingRefused extends Error {}
