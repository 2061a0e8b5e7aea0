// Makes hashing a password cheap in tests, because hundreds of them sign people up: scrypt with two rounds instead of
// 16,384. `password-hash.test.ts` checks the costs that the app asks for.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const ROUNDS = 2;
const isLight = Symbol.for("scrypt is light");

type Scrypt = typeof crypto.scrypt & { [isLight]?: true };

// Test files share a process, so that this module runs more than once in it.
const scrypt: Scrypt = crypto.scrypt;
if (!scrypt[isLight]) {
  const light = (...[password, salt, length, options, done]: Parameters<Scrypt>) =>
    scrypt(password, salt, length, { ...options, N: ROUNDS }, done);
  crypto.scrypt = Object.assign(light as Scrypt, { [isLight]: true as const });
  syncBuiltinESMExports();
}
