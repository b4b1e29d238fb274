import { catalogue } from '#shared/language/catalogue';

/** Texts of whether and how updates are read out. */
export const audioSettingTexts = catalogue('audio/settings', {
  includeAudio: 'Include Audio',
  notChanged: 'Failed to update audio setting',
  onWithoutVoice: 'Audio is on, but this server has no voice, so nothing can be played',
  turnedOn: 'Audio on',
  turnedOff: 'Audio off',
  voice: 'The voice',
  listen: 'Listen to your updates',
  noVoice: 'No voice is installed on this server, so nothing can be read out. Whoever runs it can add one.',
  readByService: 'Updates are read out by a speech service when you listen, and kept for 90 days.',
  readHere: (voice: string) => `Updates are read out by ${voice} on this server when you listen, and kept for 90 days.`,
  budget: (used: string, limit: string) => `${used} of ${limit} characters are used this month on this server.`,
  budgetUsed: (limit: string) =>
    `All ${limit} characters of this month are used on this server: nothing more is read out until next month.`,
});
