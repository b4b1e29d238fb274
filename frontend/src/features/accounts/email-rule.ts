/** The simple pattern of the register form; whether the address works, the mail to it tells. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailMessage = 'Must be a valid email address';

export const isEmail = (text: string): boolean => email.test(text.trim());
