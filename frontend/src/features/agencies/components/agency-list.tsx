import { Box, ButtonBase } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SearchInput } from '#shared/ui/fields/search-input';
import { ChevronIcon } from '#shared/ui/icons';
import type { AgencyInBranch } from '../api/executive-branch';
import { childrenByParent } from '../branch';
import { type FoundAgencies, type FoundAgency, findAgencies } from '../find-agencies';
import { agencyPath } from '../published/agency-path';
import { branchTexts } from '../texts/branch';

interface AgencyListProps {
  agencies: readonly AgencyInBranch[];
  /** Slug of the agency in the panel; null if there is none. */
  chosen: string | null;
}

/** State of navigations from here, so that the agency's panel takes the focus. */
const FROM_LIST = { state: { fromList: true }, preventScrollReset: true };

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The only agency that matches by name or, if none does, by its record. */
const findOnlyHit = ({ byName, byRecord }: FoundAgencies): FoundAgency | undefined => {
  const matches = byName.length > 0 ? byName : byRecord;
  return matches.length === 1 ? matches[0] : undefined;
};

const formatFound = (found: FoundAgencies): string => {
  const texts = branchTexts();
  const count = found.byName.length + found.byRecord.length;
  if (count === 0) return texts.noneFound;
  if (findOnlyHit(found) === undefined) return texts.manyFound(count);
  return count === 1 ? texts.oneFound(count) : texts.oneByName(count);
};

const groups = ['executive-office', 'cabinet', 'independent'] as const;

/** All agencies in groups, with the agencies of departments collapsed; with a search text, the matches. */
export const AgencyList = ({ agencies, chosen }: AgencyListProps) => {
  const texts = branchTexts();
  const [text, setText] = useState('');
  const childrenBySlug = childrenByParent(agencies);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const found = text.trim() === '' ? null : findAgencies(text, agencies);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const hits = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[data-agency]') ?? [])];
  /** Enter opens the only result, or moves to the first of several. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (found === null) return;
    const only = findOnlyHit(found);
    if (only === undefined) hits()[0]?.focus();
    else void navigate(agencyPath(only.agency.slug), FROM_LIST);
  };
  /** Moves the focus from the field into the results, between them and back. */
  const handleArrowKeys = (event: KeyboardEvent) => {
    const step = found === null ? undefined : STEPS[event.key];
    if (step === undefined) return;
    const all = hits();
    const index = all.findIndex((each) => each === document.activeElement);
    event.preventDefault();
    (all[index + step] ?? (step < 0 ? field.current : null))?.focus();
  };
  return (
    <Box component="nav" ref={list} aria-label={texts.agencies} onKeyDown={handleArrowKeys} sx={listSx}>
      <form role="search" onSubmit={submit}>
        <SearchInput ref={field} label={texts.search} value={text} onType={setText} />
        <Box component="p" role="status" sx={{ typography: 'body2', color: 'quiet', mt: 2, '&:empty': { mt: 0 } }}>
          {found !== null && formatFound(found)}
        </Box>
      </form>
      <Box sx={groupsSx}>
        {found === null ? (
          groups.map((group) => (
            <AgencyGroup
              key={group}
              name={texts.categories[group]}
              agencies={agencies.filter(({ category }) => category === group).map((agency) => ({ agency, why: null }))}
              childrenBySlug={childrenBySlug}
              chosen={chosen}
            />
          ))
        ) : (
          <>
            {found.byName.length > 0 && (
              <AgencyGroup name={texts.byName} agencies={found.byName} childrenBySlug={null} chosen={chosen} />
            )}
            {found.byRecord.length > 0 && (
              <AgencyGroup name={texts.byRecord} agencies={found.byRecord} childrenBySlug={null} chosen={chosen} />
            )}
          </>
        )}
      </Box>
    </Box>
  );
};

interface AgencyGroupProps {
  name: string;
  agencies: readonly FoundAgency[];
  /** Null: shown without subordinate agencies. */
  childrenBySlug: ReturnType<typeof childrenByParent> | null;
  chosen: string | null;
}

const AgencyGroup = ({ name, agencies, childrenBySlug, chosen }: AgencyGroupProps) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Box component="h2" id={heading} sx={{ typography: 'label', color: 'quiet', mb: 1 }}>
        {name}
        <Box component="span" sx={visuallyHidden}>
          ,
        </Box>{' '}
        {agencies.length}
      </Box>
      <ul>
        {agencies.map(({ agency, why }) => (
          <Entry
            key={agency.slug}
            agency={agency}
            why={why}
            below={childrenBySlug?.get(agency.slug) ?? []}
            chosen={chosen}
          />
        ))}
      </ul>
    </section>
  );
};

interface EntryProps {
  agency: AgencyInBranch;
  why: string | null;
  below: readonly AgencyInBranch[];
  chosen: string | null;
}

const Entry = ({ agency, why, below, chosen }: EntryProps) => {
  const [isOpen, setIsOpen] = useState(false);
  /** The chosen agency for which the group was folded. */
  const [foldedFor, setFoldedFor] = useState<string | null>(null);
  const listId = useId();
  // Choosing an agency, also on the map, shows its group, even if it was folded for the same one before.
  if (foldedFor !== null && foldedFor !== chosen) setFoldedFor(null);
  const isShown = isOpen || (foldedFor === null && below.some(({ slug }) => slug === chosen));
  const toggle = () => {
    setIsOpen(!isShown);
    setFoldedFor(isShown ? chosen : null);
  };
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <AgencyLink agency={agency} chosen={chosen} />
        {below.length > 0 && (
          <ButtonBase
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-label={branchTexts().agenciesOf(agency.name)}
            onClick={toggle}
            sx={foldSx}
          >
            {below.length}
            <ChevronIcon sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} />
          </ButtonBase>
        )}
      </Box>
      {why !== null && (
        <Box component="p" sx={whySx}>
          {why}
        </Box>
      )}
      {isShown && (
        <Box component="ul" id={listId} sx={belowSx}>
          {below.map((each) => (
            <li key={each.slug}>
              <AgencyLink agency={each} chosen={chosen} />
            </li>
          ))}
        </Box>
      )}
    </li>
  );
};

const AgencyLink = ({ agency: { slug, name, abbreviation }, chosen }: Pick<EntryProps, 'agency' | 'chosen'>) => (
  <Box
    component={Link}
    to={agencyPath(slug)}
    {...FROM_LIST}
    data-list-item
    data-agency={slug}
    aria-current={slug === chosen ? 'true' : undefined}
    sx={linkSx}
  >
    {name}{' '}
    <Box component="span" sx={{ color: 'quiet' }}>
      {abbreviation}
    </Box>
  </Box>
);

const listSx = { display: 'flex', flexDirection: 'column', gap: 4, flex: 1, minHeight: 0 };

/** Groups that scroll independently of the map, below the search. */
const groupsSx = {
  display: 'grid',
  alignContent: 'start',
  gap: 5,
  minHeight: 0,
  overflowY: { md: 'auto' },
  overscrollBehavior: 'contain',
  mx: { md: -4 },
  px: { md: 4 },
  pb: { md: 6 },
};

const linkSx = {
  scrollMarginBlock: 24,
  display: 'block',
  flex: 1,
  minWidth: 0,
  px: 2,
  py: '5px',
  borderRadius: 1,
  typography: 'body2',
  color: 'ink',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'wash' },
  '&[aria-current]': { bgcolor: 'accentWash', fontWeight: 500 },
};

const foldSx = {
  flex: 'none',
  gap: 1,
  minWidth: 44,
  height: 30,
  px: 2,
  borderRadius: 1,
  typography: 'body2',
  color: 'quiet',
  '&:hover': { bgcolor: 'wash' },
};

const whySx = { typography: 'label', fontWeight: 400, color: 'quiet', px: 2, pb: 1, overflowWrap: 'anywhere' };

const belowSx = { ml: 2, pl: 2, my: 1, borderLeft: 'hairline' };
