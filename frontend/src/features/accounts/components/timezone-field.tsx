import { Autocomplete, InputBase } from '@mui/material';
import { useId } from 'react';
import { describedByProps, FieldFrame } from '#shared/ui/fields/field-frame';
import { fieldSx } from '#shared/ui/fields/field-sx';
import { ChevronIcon } from '#shared/ui/icons';
import { timezones } from '../email-times';
import { settingTexts } from '../texts/settings';

interface TimezoneFieldProps {
  /** IANA name. */
  value: string;
  /** Set if it is the browser's, not yet chosen by the user. */
  isBrowserDefault: boolean;
  onChoose: (timezone: string) => void;
}

/** A time zone, found by any part of its name. */
export const TimezoneField = ({ value, isBrowserDefault, onChoose }: TimezoneFieldProps) => {
  const id = useId();
  const hint = isBrowserDefault ? settingTexts().browsersTimezone : undefined;
  return (
    <FieldFrame id={id} label={settingTexts().timezone} hint={hint}>
      <Autocomplete
        id={id}
        options={timezones(value)}
        getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
        value={value}
        onChange={(_event, zone) => onChoose(zone)}
        disableClearable
        selectOnFocus
        handleHomeEndKeys
        popupIcon={<ChevronIcon />}
        sx={{ '& .MuiAutocomplete-endAdornment': { right: 10 } }}
        noOptionsText={settingTexts().noSuchTimezone}
        slotProps={{ listbox: { sx: { maxHeight: 260 } } }}
        renderInput={({ InputProps, inputProps }) => (
          <InputBase
            ref={InputProps.ref}
            fullWidth
            endAdornment={InputProps.endAdornment}
            inputProps={{ ...inputProps, ...describedByProps(id, undefined, hint) }}
            sx={[
              fieldSx(false),
              { '&.Mui-focused': { borderColor: 'accent' }, '& input': { p: 0, textOverflow: 'ellipsis' } },
            ]}
          />
        )}
      />
    </FieldFrame>
  );
};
