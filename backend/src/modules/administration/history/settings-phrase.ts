import { type EditorChoice, type Frequency, editorChoiceOf } from '#events/trackers/tracker-settings';
import { assertNever } from '#kernel/assert-never';
import { dayOf } from '#kernel/calendar';
import type { Tracker } from '#modules/trackers/published';
import { countNoun } from './count-noun';
import type { SettingsEvent } from './history-events';

type Settings = Exclude<Tracker, { readonly status: 'absent' }>['settings'];

const adverbs: Readonly<Record<Frequency, string>> = { hour: 'hourly', day: 'daily', week: 'weekly', month: 'monthly' };

const editors: Readonly<Record<EditorChoice, string>> = {
  auto: 'whoever is set up here',
  rules: 'rules',
  model: 'the model',
};

const frequencyAndSources = ({ frequency, domains, documents = [] }: Settings): string => {
  const settingNames = [
    ...(domains.length > 0 ? [countNoun(domains.length, 'domain')] : []),
    ...(documents.length > 0 ? [countNoun(documents.length, 'document')] : []),
  ];
  return [adverbs[frequency], ...(settingNames.length > 0 ? settingNames : ['any source'])].join(', ');
};

const addedAndRemoved = (before: readonly string[], after: readonly string[]): string =>
  [
    ...after.filter((each) => !before.includes(each)).map((each) => `+${each}`),
    ...before.filter((each) => !after.includes(each)).map((each) => `−${each}`),
  ].join(', ');

const changePhrase = (field: keyof Settings, before: Settings, after: Settings): string => {
  switch (field) {
    case 'frequency':
      return `${adverbs[before.frequency]} → ${adverbs[after.frequency]}`;
    case 'model':
      return `${before.model} → ${after.model}`;
    case 'domains':
      return addedAndRemoved(before.domains, after.domains);
    case 'documents': {
      const [were, are] = [before.documents ?? [], after.documents ?? []];
      return `documents: ${countNoun(are.length, 'document')} instead of ${were.length}`;
    }
    case 'description':
      return 'topic';
    case 'keyFacts':
      return 'key facts';
    case 'sites':
      return addedAndRemoved(before.sites ?? [], after.sites ?? []);
    case 'campaign':
      return 'campaign';
    case 'subject':
    case 'naming':
      return 'names';
    case 'editor':
      return `chosen by ${editors[editorChoiceOf(after)]}`;
    default:
      return assertNever(field);
  }
};

const place = (parentId: string | null): string => (parentId === null ? 'to the root' : 'to a folder');

const words = (include: readonly string[], exclude: readonly string[]): string =>
  [...include.map((word) => `+${word}`), ...exclude.map((word) => `−${word}`)].join(', ') || 'any words';

/** An event's effect on a tracker's settings, place or followers, in a few words. `before` is the tracker before it. */
export const settingsPhrase = (event: SettingsEvent, before: Tracker): string => {
  switch (event.type) {
    case 'TrackerCreated':
    case 'TrackerAdmitted':
      return frequencyAndSources(event.data.settings);
    case 'TrackerRevised': {
      const { changed, settings } = event.data;
      if (before.status === 'absent') return frequencyAndSources(settings);
      return changed.map((field) => changePhrase(field, before.settings, settings)).join('; ');
    }
    case 'TrackerPublished':
      return event.data.category === null ? 'public' : `public, in ${event.data.category}`;
    case 'TrackerUnpublished':
      return 'private';
    case 'TrackerTagged':
      return event.data.tag.title;
    case 'TagRemoved': {
      const tags = before.status === 'absent' ? [] : before.tags;
      return `−${tags.find(({ id }) => id === event.data.tagId)?.title ?? event.data.tagId}`;
    }
    case 'TopicAdded':
      return `also about ${event.data.phrase}`;
    case 'TopicRemoved':
      return `not about ${event.data.phrase}`;
    case 'WordsSet':
      return words(event.data.include, event.data.exclude);
    case 'EmailUpdatesTurnedOn':
      return 'email updates on';
    case 'EmailUpdatesTurnedOff':
      return 'email updates off';
    case 'TrackerPaused':
      return 'paused';
    case 'TrackerResumed':
      return 'resumed';
    case 'TrackerSuspended':
      return 'suspended: beyond the plan';
    case 'TrackerReinstated':
      return 'reinstated: within the plan';
    case 'TrackerDeleted':
      return `restorable until ${dayOf(event.data.restorableUntil)}`;
    case 'TrackerRestored':
      return 'restored';
    case 'FrequencyChanged': {
      const [from, to] = [adverbs[event.data.from], adverbs[event.data.settings.frequency]];
      return from === to ? to : `${from} → ${to}`;
    }
    case 'TrackerReadmitted':
    case 'TrackerReleased':
      return adverbs[event.data.frequency];
    case 'TrackerPlaced':
    case 'TrackerMoved':
    case 'TrackerReturned':
      return place(event.data.parentId);
    case 'TrackerRemoved':
      return 'out of its folder';
    case 'TopicFollowed':
      return 'one follower more';
    case 'TopicUnfollowed':
      return 'one follower less';
    case 'FollowerGained':
      return 'counted among its followers';
    case 'FollowerLost':
      return 'counted no longer';
    case 'ResearchWanted':
      return 'has its first follower';
    case 'ResearchUnwanted':
      return 'has no follower left';
    default:
      return assertNever(event);
  }
};
