import type { User } from './api/get-user';

/** A new user. */
export const userExample: User = {
  user_uid: 'u1',
  username: 'ann@example.org',
  slug: 'u1',
  email: 'ann@example.org',
  first_name: 'Ann',
  last_name: 'Lee',
  role: 'coordinator',
  org_name: null,
  subscription_type: 'free',
  stripe_plan_active: false,
  rss_url: 'https://aidy.example/rss/user/ann.secret.xml',
  is_super: false,
  referral_link: 'http://localhost:3000/register?ref=code',
  include_audio: false,
  introduction: 'ended',
  timezone: null,
  email_time: '12:00',
  recovery_codes_left: null,
  activated_at: '2026-06-01T12:00:00.000Z',
  tracker_count: 0,
  day_tracker_count: 0,
  total_tracker_limit: 5,
  day_tracker_limit: 2,
};
