/** Lists of concepts that several rules name. */

export const gone = "fail/nothing/lose/missing/-work/-respond/-engage/-fine";
export const running = "leak/pour/puddle/hole/burst";
export const noLight = "fail/-work/-lit/nothing/off/flash/bad/missing/burn/weak/damaged/-fine/problem/lose/-on";
export const dead = "fail/nothing/-work/-lit/-respond/off/bad/missing/-fine/flash/lose";
export const notBrakeAir =
  "tire steer_tire flat wheel air_bag suspension shock accessory air_conditioning heater turbo fuel spring";
/** Where brakes have locked, or the truck stands aside, a line that broke is no danger any more. */
export const stood = "locked still shoulder safe_place roadside frozen";
