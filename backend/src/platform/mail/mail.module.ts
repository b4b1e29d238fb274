import { join } from 'node:path';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
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
      useFactory: ({ smtp, productName, publicUrl }: Config, outbox: OutboxFolder): Mailer =>
        smtp === undefined
          ? new OutboxMailer(outbox, `"${productName.replace(/["\\]/g, '')}" <no-reply@${new URL(publicUrl).hostname}>`)
          : new SmtpMailer(smtp.url, smtp.from),
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
