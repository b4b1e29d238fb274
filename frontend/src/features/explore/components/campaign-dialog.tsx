import { normaliseHostname } from '#kernel/hostname';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProblemDetails, hasCode } from '../../../shared/api/problem';
import { useIsMounted } from '../../../shared/hooks/use-is-mounted';
import { useAfterPress } from '../../../shared/hooks/use-after-press';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { Field } from '../../../shared/ui/field';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { openAuthDialog } from '../../accounts/published/auth-dialog';
import { initializeTracker } from '../../trackers/published/api/initialize-tracker';
import { DomainOffer } from '../../source-sets/published/domain-offer';
import { useSiteCheck } from '../../source-sets/published/use-site-check';
import { ChipsField } from '../../trackers/published/chips-field';
import { LimitBanner } from '../../trackers/published/limit-banner';
import { type CreateFailure, toCreateFailure } from '../../trackers/published/use-start-tracker';
import { usePlanRoom } from '../../trackers/published/use-plan-room';
import { useCreateCampaign } from '../api/create-campaign';
import { defaultItems, furtherItems, splitItems, LONGEST_ITEM, MAX_ITEMS } from '../tracking-items';
import { pluralize } from '../../../shared/text-format/pluralize';
import { creationTexts } from '../../trackers/published/texts/creation';

/** Creates trackers of a candidate, one for each tracking item, in a folder of their own. */
const CampaignDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const create = useCreateCampaign();
  const isMounted = useIsMounted();
  const [name, setName] = useState('');
  const [isNameLeft, setIsNameLeft] = useState(false);
  const afterPress = useAfterPress();
  const [url, setUrl] = useState('');
  const [site, setSite] = useState<string | null>(null);
  const { isChecking, check } = useSiteCheck();
  const [chosen, setChosen] = useState(defaultItems);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<CreateFailure | null>(null);
  // An item that was typed but not yet added is created too.
  const items = splitItems([...chosen, typed]);
  const isBlank = name.trim() === '';
  const tooMany = items.length > MAX_ITEMS;
  const room = usePlanRoom();
  const limit = refused ?? (room.isFull ? 'max-trackers' : null);
  const beyondPlan = !room.isFull && items.length > room.trackers;
  const isUrlWrong = url.trim() !== '' && normaliseHostname(url) === null;
  const hasUnsavedText = [name, url, typed].some((text) => text !== '') || chosen !== defaultItems;
  const isIncomplete = isBlank || isUrlWrong || tooMany || beyondPlan || items.length === 0;

  const submit = async () => {
    if (isIncomplete) return;
    const host = url.trim() === '' ? null : normaliseHostname(url);
    setSite(host);
    if (host !== null && !(await check(host))) return;
    try {
      const { tracker_uids, collection_uid } = await create.mutateAsync({ name, url: url.trim(), addons: items });
      toast('Campaign Tracker created successfully!');
      tracker_uids.forEach((id) => initializeTracker(id, { no_start_date: true }));
      if (!isMounted.current) return;
      onClose();
      void navigate(`/list-trackers/${collection_uid}`);
    } catch (error) {
      if (hasCode(error, 'AUTH_REQUIRED')) return openAuthDialog('sign-in');
      const failure = toCreateFailure(error);
      setRefused(failure);
      toastFailure(
        failure === 'other'
          ? error instanceof ProblemDetails
            ? 'Error creating tracker.'
            : 'An unexpected error occurred.'
          : creationTexts().limits[failure],
      );
    }
  };

  return (
    <ActionDialog
      title="New Campaign Tracker"
      action="Create"
      busy={create.isPending || isChecking}
      disabled={isIncomplete || limit === 'max-trackers'}
      onAct={() => void submit()}
      onClose={onClose}
      hasUnsavedText={hasUnsavedText && !create.isPending}
    >
      <LimitBanner failure={limit} />
      <Field
        label="Candidate name"
        autoFocus
        value={name}
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => afterPress(() => setIsNameLeft(true))}
        error={isBlank && isNameLeft ? 'Candidate name is required' : undefined}
      />
      <Field
        label="Campaign website (optional)"
        value={url}
        inputMode="url"
        placeholder="example.org"
        onChange={({ target }) => {
          setUrl(target.value);
          setSite(null);
        }}
        onBlur={() => setSite(url.trim() === '' ? null : normaliseHostname(url))}
        error={isUrlWrong ? 'Invalid domain format' : undefined}
        hint={
          site === null ? 'Its pages are read in addition to the news. Without it, only the news is read.' : undefined
        }
      />
      {site !== null && <DomainOffer host={site} isSite />}
      <ChipsField
        label="What to track"
        options={[...defaultItems, ...furtherItems].filter((item) => !items.includes(item))}
        value={chosen}
        typed={typed}
        onChange={(next) => setChosen(splitItems(next))}
        onType={setTyped}
        maxLength={LONGEST_ITEM}
        most={MAX_ITEMS}
        placeholder="Debates, polling, …"
        hint={`Press Enter after each. ${planCostMessage(items.length, room)}`}
        error={itemsError({ tooMany, room: beyondPlan ? room.trackers : null })}
      />
    </ActionDialog>
  );
};

/** Share of the plan that a campaign uses: '3 trackers in one folder, of the 5 of your plan; 4 are free.' */
const planCostMessage = (count: number, { limit, trackers }: ReturnType<typeof usePlanRoom>): string => {
  const made = pluralize(count, 'tracker');
  if (limit === null) return `Each becomes a tracker in one folder: ${made}.`;
  const free = trackers === limit ? '' : `, ${trackers} of which ${trackers === 1 ? 'is' : 'are'} free`;
  return `Each becomes a tracker in one folder: this uses ${count} of the ${limit} trackers of your plan${free}.`;
};

/** `room`: how many trackers the plan still allows, if fewer than were entered. */
const itemsError = ({ tooMany, room }: { tooMany: boolean; room: number | null }): string | undefined => {
  if (tooMany) return `You've reached the limit of ${MAX_ITEMS} tracking items.`;
  if (room !== null) return `Your plan has room for ${pluralize(room, 'more tracker')}.`;
  return undefined;
};

export default CampaignDialog;
