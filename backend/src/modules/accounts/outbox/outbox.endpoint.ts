import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '#platform/config/config';
import { Access } from '#platform/http/access/access';
import { Problem } from '#platform/http/answers/problem';
import { interfaceLanguageOf } from '#platform/http/requests/interface-language';
import { OutboxBrowsers } from './outbox-browsers';
import { OutboxMails } from './outbox-mails';
import { outboxPage } from './outbox.page';

const NOTHING_LOADED =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const nowhere = (): Problem => new Problem('NOT_FOUND', 'Nothing was found at this address.');

/**
 * Shows stored mail if there is no mail server. Responds 404 unless the product is reachable only locally. Not a
 * declared route: its pages do not belong to the API, and are sent as they are.
 */
@ApiExcludeController()
@Controller('outbox')
export class OutboxController {
  constructor(
    private readonly browsers: OutboxBrowsers,
    private readonly mails: OutboxMails,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Access('public')
  async list(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.browsers.mayLook(request)) throw nowhere();
    const mails = await this.mails.awaited(this.browsers.recognise(request));
    this.send(response, await outboxPage(this.config.productName, mails, interfaceLanguageOf(request)));
  }

  @Get(':id')
  @Access('public')
  async one(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const mail = await this.mails.one(id, this.browsers.recognise(request));
    if (mail === undefined) throw nowhere();
    this.send(response, mail.html);
  }

  private send(response: Response, html: string): void {
    response.setHeader('Content-Security-Policy', NOTHING_LOADED);
    // Mails contain one-time links, so they must not be compressed either.
    response.setHeader('Cache-Control', 'no-store, no-transform');
    response.type('html').send(html);
  }
}
