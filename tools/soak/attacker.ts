import { type Attack, attacks } from './attacks'

// A process of its own, so that the work of an attack is not measured as the wait of another visitor.
const [attack, port] = process.argv.slice(2)
await attacks[attack as Attack](Number(port))
