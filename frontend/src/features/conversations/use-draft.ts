import { useEffect, useState } from 'react';
import { personalInTab } from '#shared/session/personal-storage';
import type { DiaryOwner } from './api/conversation';
import type { DiaryChatMessage } from './diary-chat-state';

/** The text in the field. After a reload, the messages that the server refused stand in it. */
export const useDraft = (owner: DiaryOwner, messages: readonly DiaryChatMessage[]) => {
  const key = `diary-draft/${owner?.userId ?? 'own'}`;
  const [text, setText] = useState(() => personalInTab.get(key) ?? '');
  const refused = messages.flatMap(({ isRefused, content }) => (isRefused === true ? [content] : [])).join('\n');
  useEffect(() => personalInTab.set(key, refused), [key, refused]);
  return [text, setText] as const;
};
