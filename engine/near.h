// Powers and logarithms near enough for judging positions: sums and products alone, so the same on every machine.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/types.h"

namespace saloon {

/// e^x to four digits; beyond +-80 as for +-80.
constexpr float near_exp(float x) {
  constexpr float kLog2E = 1.44269504F;
  const float t = std::clamp(x, -80.0F, 80.0F) * kLog2E;
  const auto whole = i32(t + 128.0F) - 128;  // rounded down
  const float part = t - float(whole);
  const float power = 1.0F + part * (0.69314F + part * (0.24022F + part * (0.05550F + part * 0.01122F)));
  return std::bit_cast<float>((whole + 127) << 23) * power;
}

/// ln x to four digits, for normal x > 0.
constexpr float near_log(float x) {
  constexpr float kLn2 = 0.69314718F;
  const u32 bits = std::bit_cast<u32>(x);
  const float exponent = float(i32(bits >> 23) - 127);
  const float m = std::bit_cast<float>((bits & 0x7FFFFFU) | 0x3F800000U);  // 1 to 2
  const float s = (m - 1.41421356F) / (m + 1.41421356F);
  const float s2 = s * s;
  return (exponent + 0.5F) * kLn2 + 2 * s * (1 + s2 * (0.33333333F + s2 * 0.2F));
}

}  // namespace saloon
