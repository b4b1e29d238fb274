import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { JwtModule, JwtService } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { createSecretKey } from 'node:crypto';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '../clock';
import { SECRETS, type Secrets } from '../config/secrets';
import { KEY_STORE } from '../crypto/key-store';
import { provideRecurringWork } from '../recurring/recurring';
import { AccessTokens } from './access/access-tokens';
import { AccessGuard } from './access/access.guard';
import { JwtStrategy } from './access/jwt.strategy';
import { KnownBrowsers } from './access/known-browsers';
import { SignInAttempts } from './access/sign-in-attempts';
import { AnswerInterceptor } from './answers/answer.interceptor';
import { ProblemFilter } from './answers/problem.filter';
import { CommandInterceptor } from './idempotency/command.interceptor';
import { forgetOldAnswers } from './idempotency/forget-old-answers';
import { RateLimitGuard } from './limits/rate-limit.guard';
import { BodyGuard } from './requests/body.guard';
import { MediaTypeGuard } from './requests/media-type.guard';
import { ValidationPipe } from './requests/validation.pipe';
import { RouteTable } from './routes/route-table';
import { HealthController } from './serving/health.controller';
import { MetricsController } from './serving/metrics.controller';
import { OpenStreams } from './streams/open-streams';
import { StreamInterceptor } from './streams/stream.interceptor';
import { UnkeptFiles } from './uploads/unkept-files.interceptor';

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
