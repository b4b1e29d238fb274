/** The email address in an ID token, which only the server verifies. Empty if there is none. */
export const parseCredentialEmail = (credential: string): string => {
  try {
    const [, payload = ''] = credential.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown };
    return typeof email === 'string' ? email : '';
  } catch {
    return '';
  }
};
