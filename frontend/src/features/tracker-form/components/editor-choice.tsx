import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { SelectField } from '#shared/ui/fields/select-field';
import { creationTexts } from '#features/tracker-creation/published/texts/creation';
import { trackerFormTexts } from '../texts/tracker-form';

/** Choice of the editor, who selects the findings; hidden if no model is set up. */
export const EditorChoice = forwardRef<HTMLSelectElement, ComponentPropsWithoutRef<'select'>>((select, ref) => {
  const config = useOptionalQuery(configQuery);
  if (config?.editors.includes('model') !== true) return null;
  return (
    <SelectField label={trackerFormTexts().editor} ref={ref} {...select}>
      {Object.entries(creationTexts().editors).map(([editor, words]) => (
        <option key={editor} value={editor}>
          {words}
        </option>
      ))}
    </SelectField>
  );
});
EditorChoice.displayName = 'EditorChoice';
