import { Box } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normaliseHostname } from '#kernel/hostname';
import { MAX_CAMPAIGN_ITEM, MAX_CAMPAIGN_ITEMS, MAX_CANDIDATE_NAME } from '#kernel/limits';
import { hasCode } from '#shared/api/problem';
import { useAfterPress } from '#shared/hooks/use-after-press';
import { useIsMounted } from '#shared/hooks/use-is-mounted';
import { actionTexts } from '#shared/texts/actions';
import { formTexts } from '#shared/texts/forms';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { ChipsField } from '#shared/ui/fields/chips-field';
import { Field } from '#shared/ui/fields/field';
import { toast, toastFailure } from '#shared/ui/toasts/toast';
import { openAuthDialog } from '#features/accounts/published/auth-dialog';
import { DomainOfferSection } from '#features/source-sets/published/domain-offer';
import { useSiteCheck } from '#features/source-sets/published/use-site-check';
import { initializeTracker } from '#features/tracker-creation/api/initialize-tracker';
import { PlanFull, PlanNotice, UpgradeHint } from '#features/tracker-creation/published/plan-limits';
import { type PlanAllowance, usePlanLimits } from '#features/tracker-creation/published/use-plan-allowance';
import { createFailureMessage } from '#features/tracker-creation/published/use-start-tracker';
import { useCreateCampaign } from '../api/create-campaign';
import { campaignAllowanceTexts } from '../texts/campaign-allowance';
import { campaignDialogTexts } from '../texts/campaign-dialog';
import { defaultItems, furtherItems, splitItems } from '../tracking-items';

/** Creates trackers of a candidate, one for each tracking item, in a folder of their own. */
export const CampaignDialog = ({ onClose }: { onClose: () => void }) => {
  const texts = campaignDialogTexts();
  const navigate = useNavigate();
  const create = useCreateCampaign();
  const isMounted = useIsMounted();
  const [name, setName] = useState('');
  const [isNameLeft, setIsNameLeft] = useState(false);
  const afterPress = useAfterPress();
  const [url, setUrl] = useState('');
  const [site, setSite] = useState<string | null>(null);
  const { isChecking, check } = useSiteCheck();
  const [pendingText, setPendingText] = useState('');
  const limits = usePlanLimits();
  const { allowance } = limits;
  const { chosen, leftOut, isChanged, choose } = useChosenItems(allowance);
  // Text that is typed but not yet added counts as an item.
  const items = splitItems([...chosen, pendingText]);
  const faults = findFaults({ name, url, items, allowance });
  const { isBlank, isUrlWrong, tooMany, beyondPlan } = faults;
  const hasUnsavedText = [name, url, pendingText].some((text) => text !== '') || isChanged;
  const isIncomplete = items.length === 0 || Object.values(faults).some(Boolean);

  const submit = async () => {
    if (isIncomplete) return;
    const host = url.trim() === '' ? null : normaliseHostname(url);
    setSite(host);
    if (host !== null && !(await check(host))) return;
    try {
      const { tracker_uids, collection_uid } = await create.mutateAsync({ name, url: url.trim(), addons: items });
      toast(texts.created);
      tracker_uids.forEach((id) => initializeTracker(id, { no_start_date: true }));
      if (!isMounted.current) return;
      onClose();
      void navigate(`/list-trackers/${collection_uid}`);
    } catch (error) {
      if (hasCode(error, 'AUTH_REQUIRED')) return openAuthDialog('sign-in');
      limits.recordFailure(error);
      toastFailure(createFailureMessage(error, texts.notCreated, texts.unexpected));
    }
  };

  // The typed text is kept.
  if (allowance.isFull && allowance.limit !== null && limits.failure === null && !hasUnsavedText)
    return (
      <ActionDialog
        title={texts.title}
        action={texts.openTrackers}
        busy={false}
        onAct={() => void navigate('/list-trackers')}
        onClose={onClose}
      >
        <PlanFull limit={allowance.limit} />
      </ActionDialog>
    );
  return (
    <ActionDialog
      title={texts.title}
      action={actionTexts().create}
      busy={create.isPending || isChecking}
      disabled={isIncomplete || limits.reason === 'max-trackers'}
      onAct={() => void submit()}
      onClose={onClose}
      hasUnsavedText={hasUnsavedText && !create.isPending}
    >
      <PlanNotice {...limits} />
      <Field
        label={texts.candidate}
        autoFocus
        value={name}
        maxLength={MAX_CANDIDATE_NAME}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => afterPress(() => setIsNameLeft(true))}
        error={isBlank && isNameLeft ? texts.candidateMissing : undefined}
      />
      <Field
        label={texts.website}
        value={url}
        inputMode="url"
        placeholder="example.org"
        onChange={({ target }) => {
          setUrl(target.value);
          setSite(null);
        }}
        onBlur={() => setSite(url.trim() === '' ? null : normaliseHostname(url))}
        error={isUrlWrong ? formTexts().invalidDomain : undefined}
        hint={site === null ? texts.websiteHint : undefined}
      />
      {site !== null && <DomainOfferSection host={site} isSite />}
      <ChipsField
        label={texts.whatToTrack}
        options={[...defaultItems, ...furtherItems].filter((item) => !items.includes(item))}
        value={{ chosen, pendingText }}
        onChange={(next) => {
          if (next.chosen !== chosen) choose(splitItems(next.chosen));
          setPendingText(next.pendingText);
        }}
        maxLength={MAX_CAMPAIGN_ITEM}
        maxChips={MAX_CAMPAIGN_ITEMS}
        placeholder={texts.forExample}
        hint={<PlanCost count={items.length} leftOut={leftOut} allowance={allowance} />}
        error={itemsError({ tooMany, excess: beyondPlan ? items.length - allowance.trackersLeft : 0, allowance })}
      />
    </ActionDialog>
  );
};

interface Entered {
  name: string;
  url: string;
  items: readonly string[];
  allowance: PlanAllowance;
}

const findFaults = ({ name, url, items, allowance }: Entered) => ({
  isBlank: name.trim() === '',
  isUrlWrong: url.trim() !== '' && normaliseHostname(url) === null,
  tooMany: items.length > MAX_CAMPAIGN_ITEMS,
  beyondPlan: !allowance.isFull && items.length > allowance.trackersLeft,
});

/** The items, and the default items that do not fit into the plan. If none fits, the banner says what to do. */
const useChosenItems = (allowance: PlanAllowance) => {
  const [changed, choose] = useState<readonly string[] | null>(null);
  const initialItems = allowance.isFull ? defaultItems : defaultItems.slice(0, allowance.trackersLeft);
  return changed === null
    ? { chosen: initialItems, leftOut: defaultItems.slice(initialItems.length), isChanged: false, choose }
    : { chosen: changed, leftOut: [], isChanged: true, choose };
};

interface PlanCostProps {
  count: number;
  /** The default items that do not fit into the plan. */
  leftOut: readonly string[];
  allowance: PlanAllowance;
}

/** How much of the plan a campaign uses. */
const PlanCost = ({ count, leftOut, allowance: { limit, trackersLeft } }: PlanCostProps) => {
  const texts = campaignAllowanceTexts();
  return (
    <>
      {texts.pressEnter} {limit === null ? texts.makes(count) : texts.uses(count, limit, trackersLeft)}
      {leftOut.length > 0 && (
        <Box component="span" sx={{ display: 'block', mt: '5px' }}>
          {texts.leftOut(leftOut.join(', '), trackersLeft)} <UpgradeHint />
        </Box>
      )}
    </>
  );
};

/** `excess`: the number of items beyond the limit of the plan. */
const itemsError = ({
  tooMany,
  excess,
  allowance,
}: {
  tooMany: boolean;
  excess: number;
  allowance: PlanAllowance;
}): string | undefined => {
  if (tooMany) return campaignDialogTexts().tooManyItems(MAX_CAMPAIGN_ITEMS);
  return excess > 0 ? campaignAllowanceTexts().tooMany(allowance.trackersLeft, excess) : undefined;
};
