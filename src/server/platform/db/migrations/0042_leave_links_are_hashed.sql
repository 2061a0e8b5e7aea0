-- The hash of the token in the letters of an address on the waitlist. The token is derived from the server's secret and not
-- stored. leave_token stays for letters sent before, and for the version before, until a later migration drops it.

alter table lookup.waitlist add column leave_hash text constraint waitlist_leave_hash unique;
