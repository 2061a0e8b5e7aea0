-- Rights that no statement of ours uses. The audit log is only written and read by requests; housekeeping deletes its old rows.
-- Housekeeping deletes what has expired of sign-ins, for which it reads the time, and touches no account's ways to sign in.

revoke update, delete, truncate on auth.admin_action from arcana_auth;
revoke all on auth.account from arcana_jobs;
revoke insert, update, truncate on auth.session, auth.verification, auth.jwks from arcana_jobs;
