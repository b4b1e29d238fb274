/** Copies text to the clipboard. The clipboard API exists only in secure contexts; elsewhere a selection is copied. */
export const copyText = async (text: string): Promise<void> => {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  // An open dialog would take the focus, and with it the selection, from a field outside it.
  (document.activeElement?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new Error('The browser refused to copy.');
};
