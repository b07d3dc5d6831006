import { type Gear, baseRadius, flank, halfAngle, meshWith, outline, pitchRadius, tooth } from './involute';

const gear: Gear = { teeth: 30, module: 1, x: 0, y: 0, phase: 0.3 };

describe('the involute gear', () => {
  test('the normal at each point of a flank is tangent to the base circle', () => {
    for (const { radius } of flank(gear, 9)) {
      const h = 1e-5;
      const at = (r: number): [number, number] => {
        const a = -halfAngle(gear, r);
        return [r * Math.cos(a), r * Math.sin(a)];
      };
      const from = Math.max(radius, baseRadius(gear) + 1e-3);
      const [p, q, o] = [at(from - h), at(from + h), at(from)];
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
      // The normal passes the centre at the distance |point · tangent|, which must be the base radius.
      const distance = Math.abs(o[0] * (q[0] - p[0]) + o[1] * (q[1] - p[1])) / length;
      expect(distance).toBeCloseTo(baseRadius(gear), 3);
    }
  });

  test('on the pitch circle teeth and gaps have the same width', () => {
    expect(halfAngle(gear, pitchRadius(gear)) * 2).toBeCloseTo(Math.PI / gear.teeth, 10);
  });

  test('the outline is counter-clockwise and has all teeth', () => {
    const ring = outline(gear, 4);
    const area =
      ring.reduce((sum, p, i) => {
        const q = ring[(i + 1) % ring.length]!;
        return sum + p[0] * q[1] - q[0] * p[1];
      }, 0) / 2;
    expect(area).toBeGreaterThan(0);
    const tips = ring.filter(([x, y]) => Math.hypot(x, y) > pitchRadius(gear) + 0.999);
    expect(tips).toHaveLength(gear.teeth * 2);
  });

  test.each([
    [12, 0],
    [19, 1.1],
    [41, -2.4],
  ])('a gear of %d teeth meshes: a tooth fits into a gap of the other gear', (teeth, direction) => {
    const other = meshWith(gear, teeth, direction);
    expect(Math.hypot(other.x, other.y)).toBeCloseTo(pitchRadius(gear) + pitchRadius(other), 10);
    // Position along the pitch line, in teeth, seen from both gears at the point of contact.
    const turns = (g: Gear, to: number): number => ((to - g.phase) * g.teeth) / (2 * Math.PI);
    const sum = turns(gear, direction) + turns(other, direction + Math.PI);
    expect(Math.abs(sum - Math.floor(sum) - 0.5)).toBeLessThan(1e-9);
  });

  test('a small gear has a straight root inside its base circle', () => {
    const small: Gear = { ...gear, teeth: 12 };
    const [root, base] = flank(small, 4);
    expect(root!.radius).toBeLessThan(baseRadius(small));
    expect(root!.half).toBe(base!.half);
    expect(tooth(small, 0, 4).rise).toHaveLength(5);
  });
});
