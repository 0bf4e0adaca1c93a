/**
 * The same loan in plain floating point, optimised for speed: cents by Math.round, no error handling, months only, the APR by
 * Newton's method with one multiplication per payment. Off by a cent now and then. The baseline for the cost of exactness.
 */
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const twoDigits = Array.from({ length: 32 }, (_, value) => String(value).padStart(2, '0'));

export function floatSchedule({ principal, annualRatePercent, tenure, startDate }) {
  const rate = Number(annualRatePercent) / 1200;
  const grown = (1 + rate) ** tenure;
  const instalment = Math.round((principal * rate * grown) / (grown - 1));
  const first = Number(startDate.slice(0, 4)) * 12 + Number(startDate.slice(5, 7)) - 1;
  const day = Number(startDate.slice(8));
  const rows = [];
  let balance = principal;
  for (let periodNo = 1; periodNo <= tenure; periodNo += 1) {
    const interest = Math.round(balance * rate);
    const part = periodNo === tenure ? balance : instalment - interest;
    balance -= part;
    const dueDate = monthsLater(first + periodNo, day);
    rows.push({ periodNo, dueDate, principal: part, interest, instalment: part + interest, balance });
  }
  return rows;
}

function monthsLater(index, day) {
  const year = Math.floor(index / 12);
  const month = index - year * 12;
  const isLeapFebruary = month === 1 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const longest = isLeapFebruary ? 29 : daysInMonth[month];
  return `${year}-${twoDigits[month + 1]}-${twoDigits[Math.min(day, longest)]}`;
}

export function floatApr(net, rows) {
  let rate = 0.01;
  for (let step = 0; step < 100; step += 1) {
    const factor = 1 / (1 + rate);
    let discount = 1;
    let worth = -net;
    let slope = 0;
    for (let index = 0; index < rows.length; index += 1) {
      discount *= factor;
      const now = rows[index].instalment * discount;
      worth += now;
      slope -= (index + 1) * now;
    }
    const change = worth / (slope * factor);
    rate -= change;
    if (Math.abs(change) < 1e-12) break;
  }
  return (rate * 1200).toFixed(2);
}
