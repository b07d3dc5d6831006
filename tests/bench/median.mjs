/** The median of some figures; of an even number the upper of the two. @param {number[]} values */
export const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
