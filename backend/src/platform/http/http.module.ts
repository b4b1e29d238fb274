import { createSecretKey } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { JwtModule, JwtService } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '../clock';
import { SECRETS, type Secrets } from '../config/secrets';
import { KEY_STORE } from '../crypto/key-store';
import { provideRecurringWork } from '../recurring/recurring';
import { AccessGuard } from './access.guard';
import { AccessTokens } from './access-tokens';
import { AnswerInterceptor } from './answer.interceptor';
import { BodyGuard } from './body.guard';
import { CommandInterceptor } from './command.interceptor';
import { forgetOldAnswers } from './forget-old-answers';
import { HealthController } from './health.controller';
import { JwtStrategy } from './jwt.strategy';
import { KnownBrowsers } from './known-browsers';
import { MediaTypeGuard } from './media-type.guard';
import { MetricsController } from './metrics.controller';
import { ProblemFilter } from './problem.filter';
import { RateLimitGuard } from './rate-limit.guard';
import { RouteTable } from './route-table';
import { SignInAttempts } from './sign-in-attempts';
import { OpenStreams } from './streams/open-streams';
import { StreamInterceptor } from './streams/stream.interceptor';
import { UnkeptFiles } from './uploads/unkept-files.interceptor';
import { ValidationPipe } from './validation.pipe';

/**
 * Every request passes, in this order: access, rate limit, media type, body, file; context and idempotency; answer; stream;
 * validation.
 */
@Global()
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [SECRETS],
      useFactory: ({ jwtSecret }: Secrets) => ({ secret: createSecretKey(jwtSecret, 'utf8') }),
    }),
  ],
  controllers: [HealthController, MetricsController],
  providers: [
    JwtStrategy,
    RouteTable,
    provideRecurringWork(forgetOldAnswers, KEY_STORE, CLOCK),
    OpenStreams,
    KnownBrowsers,
    SignInAttempts,
    {
      provide: AccessTokens,
      inject: [JwtService, CLOCK],
      useFactory: (jwt: JwtService, clock: Clock) => new AccessTokens(jwt, clock),
    },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: MediaTypeGuard },
    { provide: APP_GUARD, useClass: BodyGuard },
    { provide: APP_INTERCEPTOR, useClass: UnkeptFiles },
    { provide: APP_INTERCEPTOR, useClass: CommandInterceptor },
    { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
    { provide: APP_INTERCEPTOR, useClass: StreamInterceptor },
    { provide: APP_PIPE, useClass: ValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [AccessTokens, SignInAttempts],
})
export class HttpModule {}
