import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { CONFIG, type Config } from '../config/config';
import { MAILER, type Mailer } from './mailer';
import { OUTBOX, OutboxFolder } from './outbox-folder';
import { OutboxMailer } from './outbox.mailer';
import { SmtpMailer } from './smtp.mailer';

/** Sends mail through SMTP_URL if set, else to the outbox. */
@Global()
@Module({
  providers: [
    {
      provide: OUTBOX,
      inject: [CONFIG],
      useFactory: ({ dataDir }: Config) => new OutboxFolder(join(dataDir, 'outbox')),
    },
    {
      provide: MAILER,
      inject: [CONFIG, OUTBOX],
      useFactory: ({ smtp, mailFrom }: Config, outbox: OutboxFolder): Mailer =>
        smtp === undefined ? new OutboxMailer(outbox, mailFrom) : new SmtpMailer(smtp.url, mailFrom),
    },
  ],
  exports: [MAILER, OUTBOX],
})
export class MailModule implements OnApplicationShutdown {
  constructor(@Inject(MAILER) private readonly mailer: Mailer) {}

  onApplicationShutdown(): void {
    this.mailer.close();
  }
}
