import { expect, it } from 'vitest';
import { commitmentOf, findings, proofFrom, seedIn, seedOf } from './seed';

// Made by ludoteca.server.tables.seeds.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = 'cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6';
const SEED = '6b812c76f1b3a766c41597551d77cdf1000182894fd35f486262224a1a76d7b8';
const NONCES = { '2': 'cd'.repeat(32), '0': 'ab'.repeat(16) };
const proof = { table: 'k3x', commitment: COMMITMENT, secret: SECRET, nonces: NONCES, seed: SEED };
const record = `ludoteca record 1\ngame mille-fiori\nseed ${SEED}\n0 sail\n`;
const wrong = (...given: Parameters<typeof findings>): string[] =>
  findings(...given).flatMap(({ step, ok }) => (ok === false ? [step] : []));

it('computes what the server computes', () => {
  expect(commitmentOf(SECRET)).toBe(COMMITMENT);
  expect(seedOf(SECRET, 'k3x', NONCES)).toBe(SEED);
  expect(seedIn(record)).toBe(SEED);
});

it('finds a true game true', () => {
  const noted = { commitment: COMMITMENT, nonce: NONCES['0'] };
  expect(findings(proof, record, noted).map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  expect(findings(proof, record, null).map(({ ok }) => ok)).toEqual([true, null, true, true]);
});

it('finds out every lie', () => {
  const other = 'f'.repeat(64);
  expect(wrong({ ...proof, secret: other }, record, null)).toEqual(['commitment', 'seed']);
  expect(wrong({ ...proof, nonces: { '0': NONCES['0'] } }, record, null)).toEqual(['seed']);
  expect(wrong(proof, record.replace(SEED, other), null)).toEqual(['record']);
  expect(wrong({ ...proof, table: 'another' }, record, null)).toEqual(['seed']);
  expect(wrong(proof, record, { commitment: other, nonce: other })).toEqual(['kept', 'nonce']);
});

it('reads a proof as the server shows it, and nothing else', () => {
  expect(proofFrom(JSON.stringify(proof))).toEqual(proof);
  expect(proofFrom(JSON.stringify({ table: 'k3x', proof }))).toEqual(proof);
  for (const bad of [
    '{',
    '{}',
    JSON.stringify({ ...proof, secret: '00' }),
    JSON.stringify({ ...proof, nonces: { a: 'b' } }),
  ])
    expect(() => proofFrom(bad)).toThrow();
});
