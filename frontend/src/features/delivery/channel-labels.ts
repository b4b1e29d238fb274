import type { Channel } from './api/channels';

export const channelKinds: readonly Channel['kind'][] = ['email', 'slack', 'sms', 'webhook'];
