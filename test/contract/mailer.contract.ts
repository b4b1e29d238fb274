import type { Email } from 'postal-mime';
import type { Mail, Mailer } from '#platform/mail/mailer';

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** Sent mails, parsed, oldest first. */
  sent(): Promise<readonly Email[]>;
  close(): Promise<void>;
}

export const aMail = (other: Partial<Mail> = {}): Mail => ({
  messageId: '01946f2a-0000-8000-8000-00000000d001@aidy.example.org',
  date: new Date('2026-03-01T12:00:00.000Z'),
  to: 'ann@example.org',
  recipientId: 'ann',
  subject: 'Activate your Aidy account',
  html: '<!doctype html><html><head></head><body><a href="http://localhost:3000/x">Activate</a></body></html>',
  text: 'Activate: http://localhost:3000/x\n',
  askedBy: null,
  ...other,
});

const injections = [
  '\r\nBcc: eve@example.org',
  '\nBcc: eve@example.org',
  '\rBcc: eve@example.org',
  '\r\n\r\nbody',
  '\u0000',
  '\u0085Bcc: eve@example.org',
];
const secondRecipients = [
  ', eve@example.org',
  ',eve@example.org',
  ';eve@example.org',
  ' eve@example.org',
  '<eve@example.org>',
  ' (eve@example.org)',
  '@eve.example',
];
const curious = ['Ünïcödé ✓ 税', 'a'.repeat(300), '"quoted" <b>', '%0d%0aBcc: eve'];

/** Contract of every mailer. */
export const mailerContract = (name: string, open: () => Promise<MailerUnderTest>): void => {
  describe(`mail by ${name}`, () => {
    let under: MailerUnderTest;
    beforeEach(async () => {
      under = await open();
    });
    afterEach(() => under.close());

    test('arrives completely: both parts, one recipient, its date and its id', async () => {
      await under.mailer.send(aMail());
      const [email, ...others] = await under.sent();
      expect(others).toEqual([]);
      expect(email).toMatchObject({
        subject: 'Activate your Aidy account',
        from: { name: 'Aidy', address: 'aidy@example.org' },
        to: [{ address: 'ann@example.org' }],
        messageId: '<01946f2a-0000-8000-8000-00000000d001@aidy.example.org>',
        date: '2026-03-01T12:00:00.000Z',
        html: expect.stringContaining('<a href="http://localhost:3000/x">Activate</a>'),
        text: expect.stringContaining('Activate: http://localhost:3000/x'),
      });
    });

    test.each([...injections, ...secondRecipients])(
      'an address cannot carry more than one recipient: %j',
      async (more) => {
        await expect(under.mailer.send(aMail({ to: `ann@example.org${more}` }))).rejects.toThrow(
          'exactly one recipient',
        );
        expect(await under.sent()).toEqual([]);
      },
    );

    test.each(injections)('a subject cannot carry a header: %j', async (more) => {
      await expect(under.mailer.send(aMail({ subject: `Hello${more}` }))).rejects.toThrow('single line');
      expect(await under.sent()).toEqual([]);
    });

    test('text that looks like an encoded word stays unchanged', async () => {
      await under.mailer.send(aMail({ subject: '=?utf-8?Q?=0D=0ABcc:_eve@example.org?=' }));
      const [email] = await under.sent();
      expect(email?.subject).toBe('= ?utf-8?Q?=0D=0ABcc:_eve@example.org?=');
    });

    test.each(curious)('a subject arrives unchanged and adds no header: %j', async (subject) => {
      await under.mailer.send(aMail());
      await under.mailer.send(aMail({ subject, messageId: 'another@aidy.example.org' }));
      const [plain, other] = await under.sent();
      expect(other?.subject).toBe(subject);
      expect(other?.headers.map(({ key }) => key)).toEqual(plain?.headers.map(({ key }) => key));
      expect(other?.to).toEqual(plain?.to);
    });
  });
};
