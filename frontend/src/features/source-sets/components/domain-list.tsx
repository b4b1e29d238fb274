import { Box, Button } from '@mui/material';
import { forwardRef, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { normaliseHostname } from '#kernel/hostname';
import { isEnter } from '#shared/forms/is-enter';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { actionTexts } from '#shared/texts/actions';
import { Field } from '#shared/ui/fields/field';
import { DomainInput } from '../published/domain-input';
import { DomainOfferSection } from '../published/domain-offer';
import type { SourceSetFields } from '../source-set-form';
import { sourceSetDialogTexts } from '../texts/dialog';

interface DomainListProps {
  /** Hosts as typed, by index. */
  hosts: readonly string[];
  /** Hosts that were just added one by one. */
  fresh: ReadonlySet<string>;
  fields: readonly { readonly id: string }[];
  register: UseFormRegister<SourceSetFields>;
  /** Text that is typed but not yet added. */
  input: string;
  onType: (input: string) => void;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Says why a domain was not added, or that the list is empty. */
  warning: string | undefined;
  /** Errors by index. */
  errors: readonly (string | undefined)[];
}

/** The domains of a Source Set, and a field that adds to them. */
export const DomainList = ({
  hosts,
  fresh,
  fields,
  register,
  input,
  onType,
  onAdd,
  onRemove,
  warning,
  errors,
}: DomainListProps) => {
  const texts = sourceSetDialogTexts();
  const inputRef = useRef<HTMLInputElement>(null);
  const list = useFocusRestore<HTMLDivElement>();
  const addByButton = () => {
    onAdd();
    inputRef.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    onAdd();
  };
  return (
    <div ref={list}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, alignItems: 'start' }}>
        <Field
          label={texts.domains}
          ref={inputRef}
          value={input}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={addOnEnter}
          placeholder="example.org"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          error={warning}
          hint={texts.domainsHint}
        />
        <Button variant="outlined" sx={{ mt: '26px' }} onClick={addByButton}>
          {actionTexts().add}
        </Button>
      </Box>
      {fields.length > 0 && (
        <Box component="ul" aria-label={texts.domainsInSet} sx={listSx}>
          {fields.map(({ id }, index) => (
            <li key={id}>
              <SetDomain
                number={index + 1}
                host={normaliseHostname(hosts[index] ?? '')}
                checksImmediately={fresh.has(hosts[index] ?? '')}
                {...register(`domains.${index}.host`)}
                error={errors[index]}
                onRemove={() => onRemove(index)}
              />
            </li>
          ))}
        </Box>
      )}
    </div>
  );
};

const listSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 3 };

interface SetDomainProps extends Omit<ComponentProps<typeof DomainInput>, 'beside'> {
  /** Null if the field holds no domain. */
  host: string | null;
  checksImmediately: boolean;
}

/** A domain, with its feeds and sitemaps once they have been looked up. */
const SetDomain = forwardRef<HTMLInputElement, SetDomainProps>(({ host, checksImmediately, ...field }, ref) => {
  const texts = sourceSetDialogTexts();
  const [removedHost, setRemovedHost] = useState<string | null>(null);
  const isShown = host !== null && (checksImmediately || host === removedHost);
  return (
    <>
      <DomainInput
        {...field}
        ref={ref}
        beside={
          host !== null &&
          !isShown && (
            <Button
              size="small"
              aria-label={texts.checkDomain(field.number)}
              title={texts.whatIsChecked}
              onClick={() => setRemovedHost(host)}
            >
              {texts.check}
            </Button>
          )
        }
      />
      {isShown && <DomainOfferSection host={host} />}
    </>
  );
});
SetDomain.displayName = 'SetDomain';
